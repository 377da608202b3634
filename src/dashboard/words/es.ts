import type { Words } from './index.ts';
import { account } from './es/account.ts';
import { articles } from './es/articles.ts';
import { audit } from './es/audit.ts';
import { common } from './es/common.ts';
import { errors } from './es/errors.ts';
import { nav } from './es/nav.ts';
import { operator } from './es/operator.ts';
import { refusals } from './es/refusals.ts';
import { said } from './es/said.ts';
import { settings } from './es/settings.ts';
import { setup } from './es/setup.ts';
import { signIn } from './es/sign-in.ts';
import { states } from './es/states.ts';
import { time } from './es/time.ts';
import { today } from './es/today.ts';

/** Spanish as dealerships in the United States speak it; the type is that of English. */
export const es: Words = {
  account,
  articles,
  audit,
  common,
  errors,
  nav,
  operator,
  refusals,
  said,
  settings,
  setup,
  signIn,
  states,
  time,
  today,
};
