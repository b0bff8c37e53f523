import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const MODULES = '**/*.ts';
const COMPONENTS = '**/*.svelte';
const RUNE_MODULES = '**/*.svelte.ts';
const NODE_SCRIPTS = '**/*.{js,mjs}';

export default defineConfig(
  { ignores: ['public/', 'src/wire.ts'] },
  tseslint.configs.strict,
  svelte.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: [MODULES],
    extends: [tseslint.configs.strictTypeCheckedOnly],
    languageOptions: { parserOptions: { project: ['tsconfig.json', 'tsconfig.node.json', 'worker/tsconfig.json'] } },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }], // letters and note names are plain ASCII
    },
  },
  {
    // svelte-check checks the types in components. Rules that need types would take four times as long and see `any` in templates.
    files: [COMPONENTS, RUNE_MODULES],
    languageOptions: { globals: globals.browser, parserOptions: { parser: tseslint.parser, svelteConfig } },
    rules: { 'svelte/no-unused-svelte-ignore': 'off' }, // it does not see the compiler's warnings about TypeScript
  },
  { files: [NODE_SCRIPTS], languageOptions: { globals: globals.node } },
);
