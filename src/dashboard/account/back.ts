import { seeOther } from '../html.tsx';
import { saidOfRefusal } from '../sign-in/refusal.ts';
import type { PersonVisit } from '../visit.ts';
import { reasonOf } from '../../domain/people/refusals.ts';

/** Above the title of each page that the account leads to. */
export function backToAccount({ words }: PersonVisit) {
  return { href: '/app/account', label: words.account.title };
}

export function toAccount(): Response {
  return seeOther('/app/account');
}

/** What a refusal says on the page. What asks for another one, or is not there, is thrown on. */
export function sayRefusal({ words }: PersonVisit, error: unknown) {
  const reason = reasonOf(error);
  if (reason === 'step_up' || reason === 'session_ended' || reason === 'not_a_member') throw error;
  return saidOfRefusal(error, words);
}
