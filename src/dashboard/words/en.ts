import { account } from './en/account.ts';
import { articles } from './en/articles.ts';
import { audit } from './en/audit.ts';
import { common } from './en/common.ts';
import { errors } from './en/errors.ts';
import { nav } from './en/nav.ts';
import { operator } from './en/operator.ts';
import { refusals } from './en/refusals.ts';
import { said } from './en/said.ts';
import { settings } from './en/settings.ts';
import { setup } from './en/setup.ts';
import { signIn } from './en/sign-in.ts';
import { states } from './en/states.ts';
import { time } from './en/time.ts';
import { today } from './en/today.ts';

/** All words of the interface. What Spanish lacks does not compile. */
export const en = {
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
