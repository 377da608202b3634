import { account } from './en/account.ts';
import { articles } from './en/articles.ts';
import { common } from './en/common.ts';
import { errors } from './en/errors.ts';
import { leads } from './en/leads.ts';
import { nav } from './en/nav.ts';
import { refusals } from './en/refusals.ts';
import { reviews } from './en/reviews.ts';
import { said } from './en/said.ts';
import { search } from './en/search.ts';
import { setup } from './en/setup.ts';
import { share } from './en/share.ts';
import { signIn } from './en/sign-in.ts';
import { social } from './en/social.ts';
import { states } from './en/states.ts';
import { time } from './en/time.ts';
import { today } from './en/today.ts';

/** All words of the interface. What Spanish lacks does not compile. */
export const en = {
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
