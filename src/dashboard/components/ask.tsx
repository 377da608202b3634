import { LinkButton, SubmitButton } from './button.tsx';
import type { Words } from '../words/index.ts';

type Props = {
  /** Where the form is sent. */
  action: string;
  /** What will be, once it is done. */
  text: string;
  submit: string;
  /** Where whoever thinks better of it goes. */
  back: string;
  isDanger?: boolean;
  words: Words;
};

/** Asks whether to go on, on a page of its own: below its title. */
export function Ask({ action, text, submit, back, isDanger, words }: Props) {
  return (
    <form method="post" action={action} class="card card-body narrow stack">
      <p>{text}</p>
      <div class="actions">
        <SubmitButton kind={isDanger ? 'danger' : 'primary'}>{submit}</SubmitButton>
        <LinkButton href={back}>{words.common.cancel}</LinkButton>
      </div>
    </form>
  );
}
