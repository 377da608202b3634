import type { DemoStore } from '../support/store-demo.ts';

/**
 * What stands for a parameter of a path, by the name of the parameter: `samples/article.ts` is for
 * `:article`. A page with a new parameter needs a file here and nothing else.
 */
export type Sample = (store: DemoStore) => string | Promise<string>;
