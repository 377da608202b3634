import type { Refusal } from '../../../domain/people/refusals.ts';

/** Why a verb of the people refuses, said to the person. */
export const refusals: Record<Refusal, string> = {
  wrong_credentials: 'The e-mail or password is wrong.',
  wrong_password: 'The password is wrong.',
  wrong_code: 'This code is wrong, or it has been used.',
  wrong_passkey: 'The passkey did not work. Try again, or use a code.',
  too_many_tries: 'Too many tries. Wait 15 minutes.',
  too_busy: 'Many people are signing in right now. Try again in a moment.',
  session_ended: 'You have been signed out. Sign in again.',
  link_gone: 'This link has been used or replaced, or it is older than 24 hours.',
  step_up: 'Enter your password or a code again.',
  role_too_low: 'Your role does not allow this.',
  not_a_member: 'This person does not work at this store.',
  already_member: 'This person already works at the store.',
  last_owner: 'A store needs at least one owner.',
  account_disabled: 'This account is switched off.',
  no_factor: 'You have no second factor yet.',
  no_such_user: 'Nobody here has this e-mail.',
  factor_exists: 'You already have this kind of second factor.',
  factor_required: 'One of your stores asks for a second factor, so this one has to stay.',
  email_taken: 'Someone here already has this e-mail.',
  bad_email: 'This is not an e-mail address.',
  bad_name: 'Enter a name of up to 120 characters.',
  password_short: 'Use at least 12 characters.',
  password_long: 'Use at most 256 characters.',
  password_common: 'This password is one of the first that attackers try. Choose another one.',
};
