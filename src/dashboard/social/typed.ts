import { Problem } from '../../problem.ts';
import { failureIn } from '../components/failure.tsx';
import type { Form } from '../form.ts';
import type { StoreVisit } from '../visit.ts';

/** A post as somebody types it. */
export type Typed = {
  text: string;
  accounts: string[];
  link: string;
  images: string[];
  /** At the store: "2026-11-22T08:00"; empty for at once. */
  at: string;
};
export type ComposeErrors = Partial<Record<'text' | 'accounts' | 'link' | 'at', string>>;

export function readTyped(form: Form): Typed {
  return {
    text: form.text('text'),
    accounts: form.all('account'),
    link: form.text('link'),
    images: form.all('image'),
    at: form.text('at'),
  };
}

export function missingIn({ words: { social } }: StoreVisit, typed: Typed): ComposeErrors | null {
  if (typed.text.trim() === '') return { text: social.missingText };
  return typed.accounts.length === 0 ? { accounts: social.missingAccount } : null;
}

/** Which field a refusal is about; what is none of a field's is thrown on. */
export function errorsOf(error: unknown, { words }: StoreVisit): ComposeErrors {
  const { social } = words;
  if (!(error instanceof Problem) || error.code !== 'validation_error') throw error;
  const [path = '', ...message] = error.message.split(': ');
  if (path.startsWith('scheduled_at')) return { at: social.badTime };
  if (path.startsWith('link_url')) return { link: social.badLink };
  if (path.startsWith('account_ids')) return { accounts: social.missingAccount };
  return { text: `${social.refused} ${failureIn(message.join(': '), words).text}` };
}
