import { claims } from './claims.ts';
import { offers } from './offers.ts';
import { pages } from './pages.ts';

/** What each rule on advertising finds wrong, by its id. */
export const rules: Readonly<Record<string, string>> = { ...offers, ...claims, ...pages };
