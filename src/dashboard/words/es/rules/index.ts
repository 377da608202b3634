import { claims } from './claims.ts';
import { offers } from './offers.ts';
import { pages } from './pages.ts';
import { claimSuggestions } from './suggest-claims.ts';
import { offerSuggestions } from './suggest-offers.ts';
import { pageSuggestions } from './suggest-pages.ts';

export { details } from './details.ts';
export { needs } from './needs.ts';

/** What each rule on advertising finds wrong, by its id. */
export const rules: Readonly<Record<string, string>> = { ...offers, ...claims, ...pages };

/** What each proposes; what goes into a text stays in the language of the text. */
export const suggestions: Readonly<Record<string, string>> = {
  ...offerSuggestions,
  ...claimSuggestions,
  ...pageSuggestions,
};
