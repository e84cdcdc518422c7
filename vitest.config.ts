import { defineConfig } from 'vitest/config';

/** Unit, property and content tests. `#…` imports come from package.json, JSX settings from tsconfig.json. */
export default defineConfig({
	test: {
		include: ['tests/{engine,content}/**/*.test.{ts,tsx}'],
		// Generous, so that a loaded machine does not fail a sound test.
		testTimeout: 20_000,
		// Modules hold nothing that a test changes, so files can share them: a fifth less to do.
		isolate: false,
	},
});
