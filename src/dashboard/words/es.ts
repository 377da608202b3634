import type { Words } from './index.ts';
import { account } from './es/account.ts';
import { articles } from './es/articles.ts';
import { common } from './es/common.ts';
import { errors } from './es/errors.ts';
import { images } from './es/images.ts';
import { imports } from './es/imports.ts';
import { market } from './es/market.ts';
import { nav } from './es/nav.ts';
import { refusals } from './es/refusals.ts';
import { said } from './es/said.ts';
import { setup } from './es/setup.ts';
import { signIn } from './es/sign-in.ts';
import { states } from './es/states.ts';
import { time } from './es/time.ts';
import { today } from './es/today.ts';
import { vehicles } from './es/vehicles.ts';

/** Spanish as dealerships in the United States speak it; the type is that of English. */
export const es: Words = {
  account,
  articles,
  common,
  errors,
  images,
  imports,
  market,
  nav,
  refusals,
  said,
  setup,
  signIn,
  states,
  time,
  today,
  vehicles,
};
