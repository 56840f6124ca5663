// Drawing packed scenes: ScenePacker.swift and WordTable.swift are the writers.

const fontFiles = new Map();
let imageFile;

/** The outlines of a font: units per em, and the path of each glyph by its number. */
function outlines(font) {
  if (!fontFiles.has(font)) fontFiles.set(font, unpacked(`font-${font}`));
  return fontFiles.get(font);
}

/** The scenes of a layout, and what they refer to; null without pictures. */
async function scenesOf(data, item) {
  if (!item.scenes) return null;
  const fonts = await Promise.all(data.fonts.map(outlines));
  imageFile ??= unpacked("images");
  const images = (await imageFile) ?? [];
  let last = [];
  const scenes = item.scenes.map((packed) => {
    if (packed.length === 0) return last;
    const [isWhole, ...numbers] = packed;
    last = isWhole ? numbers : numbers.map((number, index) => number + last[index]);
    return last;
  });
  return { scenes, data, fonts, images };
}

/** A scene as an SVG image; `label` is what it shows, for those who do not see it. */
function drawn(pictures, index, label, isDark) {
  const painter = new Painter(pictures, pictures.scenes[index], isDark ? 1 : 0);
  const [width, height] = [painter.length(), painter.length()];
  const image = svg("svg", {
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    role: "img",
    "aria-label": label,
  });
  painter.paint(image);
  return image;
}

let uniqueIDs = 0;

class Painter {
  constructor({ data, fonts, images }, numbers, appearance) {
    Object.assign(this, { data, fonts, images, numbers, appearance, at: 0, lastWord: 0 });
  }

  next() {
    return this.numbers[this.at++];
  }

  length() {
    return this.next() / 100;
  }

  color(index) {
    return index < 0 ? "none" : this.data.colors[index][this.appearance];
  }

  /** Paints operations up to the end of the group. */
  paint(parent) {
    while (this.at < this.numbers.length) {
      const code = this.next();
      if (code === 7) return;
      if (code === 5) parent.append(this.text());
      else if (code === 6) this.group(parent);
      else if (code === 8) parent.append(this.image());
      else if (code === 9) this.paint(parent.appendChild(svg("g", { class: "mark" })));
      else parent.append(...this.painted(this.outline(code)));
    }
  }

  outline(code) {
    if (code === 4) {
      const d = this.data.paths[this.next()];
      return svg("path", { d, transform: `translate(${this.length()} ${this.length()})` });
    }
    const [x, y, width, height] = [this.length(), this.length(), this.length(), this.length()];
    if (code === 3) {
      return svg("ellipse", { cx: x + width / 2, cy: y + height / 2, rx: width / 2, ry: height / 2 });
    }
    const radius = code === 0 ? 0 : Math.min(this.length(), width / 2, height / 2);
    if (code === 2) return svg("path", { d: continuous(x, y, width, height, radius) });
    return svg("rect", { x, y, width, height, rx: radius || null });
  }

  /** The outline in its paint, below it its shadow. */
  painted(shape) {
    const paint = this.data.paints[this.next()];
    const [fill, stroke, width, isRound, shadow, radius, offset, ...dashes] = paint;
    const attributes = { fill: this.color(fill) };
    if (stroke >= 0) {
      attributes.stroke = this.color(stroke);
      attributes["stroke-width"] = width / 100;
      if (isRound) attributes["stroke-linecap"] = attributes["stroke-linejoin"] = "round";
      if (dashes.length > 0) attributes["stroke-dasharray"] = dashes.map((d) => d / 100).join(" ");
    }
    for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, value);
    if (shadow < 0) return [shape];
    const blurred = shape.cloneNode();
    blurred.setAttribute("fill", this.color(shadow));
    blurred.style.filter = `blur(${radius / 200}px)`;
    return [svg("g", { transform: `translate(0 ${offset / 100})` }, blurred), shape];
  }

  group(parent) {
    const [x, y, opacity] = [this.length(), this.length(), this.length()];
    const code = this.next();
    const group = svg("g", { opacity: opacity < 1 ? opacity : null });
    if (code >= 0) {
      const id = `clip-${++uniqueIDs}`;
      group.append(svg("clipPath", { id }, this.outline(code)));
      group.setAttribute("clip-path", `url(#${id})`);
    }
    const inner = svg("g", { transform: x || y ? `translate(${x} ${y})` : null });
    this.paint(inner);
    group.append(inner);
    parent.append(group);
  }

  text() {
    const [x, y] = [this.next() / 10, this.next() / 10];
    const [size, stretch] = [this.length(), this.next() / 1000];
    const fill = this.color(this.next());
    const line = svg("g", { fill, transform: `translate(${x} ${y})` });
    let distance = 0;
    for (let count = this.next(); count > 0; count -= 1) {
      const step = this.next();
      this.lastWord += Math.floor(step / 2);
      const word = this.data.words[this.lastWord];
      const [start, length] = step % 2 === 0 ? [0, word[1]] : [this.next(), this.next()];
      const spread = this.next() / 4;
      distance += this.next() / 10;
      const [glyphs, width] = this.part(word, start, length, { distance, size, stretch, spread });
      line.append(glyphs);
      distance += width;
    }
    return line;
  }

  /**
   * Some glyphs of a word and their width: a word has as many glyphs, as many distances to the next,
   * and as many heights or none.
   */
  part([font, count, ...record], start, length, { distance, size, stretch, spread }) {
    const { unitsPerEm, glyphs } = this.fonts[font];
    const scale = size / unitsPerEm;
    const unit = unitsPerEm / 250;
    const group = svg("g", { transform: `matrix(${scale * stretch} 0 0 ${-scale} ${distance} 0)` });
    let x = 0;
    for (let index = start; index < start + length; index += 1) {
      const y = record[2 * count + index] ?? 0;
      const place = x || y ? `translate(${x * unit} ${y * unit})` : null;
      group.append(svg("path", { d: glyphs[record[index]] ?? "", transform: place }));
      x += record[count + index] + spread;
    }
    return [group, (x * size * stretch) / 250];
  }

  image() {
    const [x, y, size] = [this.length(), this.length(), this.length()];
    const href = this.images[this.data.images[this.next()]];
    // What stands for an emoji that the file does not hold.
    if (!href) return svg("circle", { cx: x + size / 2, cy: y + size / 2, r: size / 2 - 1, fill: "#ffcc22" });
    return svg("image", { x, y, width: size, height: size, href: `data:image/png;base64,${href}` });
  }
}

/**
 * A rectangle with the continuous corners of iOS: the constants of Path.continuousRect, distances
 * from the corner in radii along one side and along the other.
 */
function continuous(x, y, width, height, radius) {
  const points = [
    [1.528665, 0], [1.088493, 0], [0.868407, 0], [0.631494, 0.074911], [0.372824, 0.16906],
    [0.16906, 0.372824], [0.074911, 0.631494], [0, 0.868407], [0, 1.088493], [0, 1.528665],
  ];
  if (radius * 1.528665 * 2 > Math.min(width, height) + 0.001) return rounded(x, y, width, height, radius);
  const corner = (cornerX, cornerY, alongX, alongY, acrossX, acrossY) =>
    points
      .map(([along, across], index) => {
        const pointX = cornerX + radius * (alongX * along + acrossX * across);
        const pointY = cornerY + radius * (alongY * along + acrossY * across);
        const command = index === 0 ? "L" : index % 3 === 1 ? "C" : " ";
        return `${command}${pointX} ${pointY}`;
      })
      .join("");
  const [right, bottom] = [x + width, y + height];
  const path =
    corner(right, y, -1, 0, 0, 1) + corner(right, bottom, 0, -1, -1, 0) +
    corner(x, bottom, 1, 0, 0, -1) + corner(x, y, 0, 1, 1, 0);
  return `M${path.slice(1)}z`;
}

function rounded(x, y, width, height, r) {
  return (
    `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}` +
    `a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}` +
    `v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`
  );
}
