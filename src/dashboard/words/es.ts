import type { Words } from './index.ts';
import { account } from './es/account.ts';
import { articles } from './es/articles.ts';
import { common } from './es/common.ts';
import { errors } from './es/errors.ts';
import { leads } from './es/leads.ts';
import { nav } from './es/nav.ts';
import { refusals } from './es/refusals.ts';
import { reviews } from './es/reviews.ts';
import { said } from './es/said.ts';
import { search } from './es/search.ts';
import { setup } from './es/setup.ts';
import { share } from './es/share.ts';
import { signIn } from './es/sign-in.ts';
import { social } from './es/social.ts';
import { states } from './es/states.ts';
import { time } from './es/time.ts';
import { today } from './es/today.ts';

/** Spanish as dealerships in the United States speak it; the type is that of English. */
export const es: Words = {
  account,
  articles,
  common,
  errors,
  leads,
  nav,
  refusals,
  reviews,
  said,
  search,
  setup,
  share,
  signIn,
  social,
  states,
  time,
  today,
};
