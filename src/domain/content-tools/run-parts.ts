/** The tools and what they read, loaded as one at the first run. */
export { loadInput } from './load-input.ts';
export { makeComponents } from './make-components.ts';
