import type { Words } from './index.ts';
import { account } from './es/account.ts';
import { article } from './es/article.ts';
import { articles } from './es/articles.ts';
import { audit } from './es/audit.ts';
import { common } from './es/common.ts';
import { compose } from './es/compose.ts';
import { connections } from './es/connections.ts';
import { editor } from './es/editor.ts';
import { errors } from './es/errors.ts';
import { failures, rules } from './es/failures.ts';
import { facts } from './es/facts.ts';
import { find } from './es/find.ts';
import { ideas } from './es/ideas.ts';
import { keys } from './es/keys.ts';
import { images } from './es/images.ts';
import { imports } from './es/imports.ts';
import { market } from './es/market.ts';
import { leads } from './es/leads.ts';
import { nav } from './es/nav.ts';
import { people } from './es/people.ts';
import { operator } from './es/operator.ts';
import { refusals } from './es/refusals.ts';
import { reviews } from './es/reviews.ts';
import { said } from './es/said.ts';
import { search } from './es/search.ts';
import { settings } from './es/settings.ts';
import { setup } from './es/setup.ts';
import { share } from './es/share.ts';
import { signIn } from './es/sign-in.ts';
import { social } from './es/social.ts';
import { states } from './es/states.ts';
import { time } from './es/time.ts';
import { today } from './es/today.ts';
import { webhooks } from './es/webhooks.ts';
import { vehicles } from './es/vehicles.ts';

/** Spanish as dealerships in the United States speak it; the type is that of English. */
export const es: Words = {
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
