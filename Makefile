# typefit. `make help` lists the targets.

SWIFT ?= swift
EXAMPLE := Examples/Bergwetter
TYPEFIT := .build/release/typefit
SWIFT_CODE := Package.swift Sources Tests Examples

# JSON Lines of strings ({"s": …, "lang": …}); empty: strings made from Benchmarks/words.txt.
BENCH_CORPUS ?= $(wildcard ../shared/bench/corpus_small.jsonl ../shared/bench/corpus_big.jsonl)
BENCH_ROUNDS ?= 5

# Texts measured in real iOS renderings; Sources/typefit-fidelity/GroundTruthCase.swift has the format.
FIDELITY_CASES ?= $(wildcard ../shared/groundtruth/cases.json)

# Public bug reports with verdicts; Sources/typefit-verdicts/ReportedCase.swift has the format.
VERDICT_CASES ?= $(wildcard ../shared/bugreports/cases.json)

# A folder of localisation files, one folder for each origin, with the counts in CORPUS.md.
CORPUS ?= $(wildcard ../shared/corpora)

# Homebrew keeps ICU out of the default search path.
ifeq ($(shell uname -s),Darwin)
export PKG_CONFIG_PATH := $(shell brew --prefix icu4c 2>/dev/null)/lib/pkgconfig:$(PKG_CONFIG_PATH)
endif

.DEFAULT_GOAL := help
.PHONY: help setup build audit test browser-test lint format bench fidelity verdicts corpus-check \
	docs pictures clean

help: ## Show this list
	@awk 'BEGIN { FS = ":.*## " } /^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: ## Install the system packages that are missing (apt or Homebrew)
	@scripts/setup

build: setup ## Build the typefit command in release mode
	@$(SWIFT) build --quiet -c release --product typefit

audit: build ## Audit the example app; full reports go to Reports/
	@mkdir -p Reports
	@status=0; \
	$(TYPEFIT) audit $(EXAMPLE) --config $(EXAMPLE)/.typefit.json \
	  --output Reports/bergwetter.txt --output Reports/bergwetter.json \
	  --output Reports/bergwetter.html || status=$$?; \
	if [ $$status -gt 1 ]; then exit $$status; fi

test: setup ## Run the tests
	@$(SWIFT) build --quiet --build-tests
	@$(SWIFT) test --quiet --skip-build --disable-xctest

browser-test: setup ## Try the HTML report in Chromium (skipped where it is not installed)
	@$(SWIFT) build --quiet --build-tests
	@$(SWIFT) test --skip-build --disable-xctest --filter HTMLBrowserTests

lint: ## Check the Swift code's format
	@$(SWIFT) format lint --strict --parallel --recursive $(SWIFT_CODE)

format: ## Format the Swift code in place
	@$(SWIFT) format format --in-place --parallel --recursive $(SWIFT_CODE)

bench: build ## Measure speed and memory beside other engines (BENCH_CORPUS=file BENCH_ROUNDS=5)
	@$(MAKE) --no-print-directory -C Benchmarks OUT=$(CURDIR)/.build/peers
	@$(SWIFT) build --quiet -c release --product typefit-bench
	@.build/release/typefit-bench --rounds $(BENCH_ROUNDS) $(BENCH_CORPUS)

fidelity: setup ## Measure the text engine against real iOS renderings (FIDELITY_CASES=file.json)
	@if [ -z "$(FIDELITY_CASES)" ]; then \
	  echo "There is no file of measured cases here; name one: make fidelity FIDELITY_CASES=file.json" >&2; \
	  exit 2; \
	fi
	@$(SWIFT) build --quiet -c release --product typefit-fidelity
	@.build/release/typefit-fidelity $(FIDELITY_CASES)

verdicts: setup ## Compare verdicts on texts, colours and files with bug reports (VERDICT_CASES=file.json)
	@if [ -z "$(VERDICT_CASES)" ]; then \
	  echo "There is no file of bug reports here; name one: make verdicts VERDICT_CASES=file.json" >&2; \
	  exit 2; \
	fi
	@$(SWIFT) build --quiet -c release --product typefit-verdicts
	@.build/release/typefit-verdicts $(VERDICT_CASES)

corpus-check: setup ## Read a folder of localisation files and count what rules find (CORPUS=folder)
	@if [ -z "$(CORPUS)" ]; then \
	  echo "There is no folder of localisation files here; name one: make corpus-check CORPUS=folder" >&2; \
	  exit 2; \
	fi
	@$(SWIFT) build --quiet -c release --product typefit-corpus
	@.build/release/typefit-corpus $(CORPUS) --check Reports/corpus-rules.txt

docs: build ## Write the pages about components, colours and rules from the code
	@$(TYPEFIT) list components --markdown > .build/components.md
	@mv .build/components.md docs/components.md
	@$(TYPEFIT) list colors --markdown > .build/colors.md
	@mv .build/colors.md docs/colors.md
	@$(TYPEFIT) rules --markdown > .build/rules.md
	@mv .build/rules.md docs/rules.md

OUT ?= .build/pictures
APPEARANCE ?= light
DEVICE ?= iPhone 15

pictures: setup ## Draw contact sheets of all components (OUT=folder APPEARANCE=dark DEVICE="iPhone SE…")
	@mkdir -p "$(OUT)"
	@$(SWIFT) build --quiet --build-tests
	@TYPEFIT_PICTURES="$(abspath $(OUT))" TYPEFIT_APPEARANCE="$(APPEARANCE)" \
	  TYPEFIT_DEVICE="$(DEVICE)" \
	  $(SWIFT) test --quiet --skip-build --disable-xctest --filter ComponentSheets

clean: ## Remove build products and written reports
	@rm -rf .build
	@find Reports -type f ! -name README.md ! -name 'sample.*' -delete
