import { account } from './en/account.ts';
import { article } from './en/article.ts';
import { articles } from './en/articles.ts';
import { audit } from './en/audit.ts';
import { common } from './en/common.ts';
import { compose } from './en/compose.ts';
import { connections } from './en/connections.ts';
import { editor } from './en/editor.ts';
import { errors } from './en/errors.ts';
import { failures, rules } from './en/failures.ts';
import { facts } from './en/facts.ts';
import { find } from './en/find.ts';
import { ideas } from './en/ideas.ts';
import { keys } from './en/keys.ts';
import { images } from './en/images.ts';
import { imports } from './en/imports.ts';
import { market } from './en/market.ts';
import { leads } from './en/leads.ts';
import { nav } from './en/nav.ts';
import { people } from './en/people.ts';
import { operator } from './en/operator.ts';
import { refusals } from './en/refusals.ts';
import { reviews } from './en/reviews.ts';
import { said } from './en/said.ts';
import { search } from './en/search.ts';
import { settings } from './en/settings.ts';
import { setup } from './en/setup.ts';
import { share } from './en/share.ts';
import { signIn } from './en/sign-in.ts';
import { social } from './en/social.ts';
import { states } from './en/states.ts';
import { time } from './en/time.ts';
import { today } from './en/today.ts';
import { webhooks } from './en/webhooks.ts';
import { vehicles } from './en/vehicles.ts';

/** All words of the interface. What Spanish lacks does not compile. */
export const en = {
  account,
  article,
  articles,
  audit,
  common,
  compose,
  connections,
  editor,
  errors,
  failures,
  rules,
  facts,
  find,
  ideas,
  keys,
  images,
  imports,
  market,
  leads,
  nav,
  people,
  operator,
  refusals,
  reviews,
  said,
  search,
  settings,
  setup,
  share,
  signIn,
  social,
  states,
  time,
  today,
  webhooks,
  vehicles,
};
