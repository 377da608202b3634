import { Problem } from '../../problem.ts';
import { Notice } from '../components/notice.tsx';
import { Failure } from '../components/failure.tsx';
import type { Words } from '../words/index.ts';

/** Why something was not connected; throws on what no other side has said. */
export function refusalOf(error: unknown): string {
  const isSaid = error instanceof Problem && /^(?:conflict|validation_error)$/.test(error.code);
  if (!isSaid) throw error;
  return error.details?.reason === 'foreign' ? '' : error.message;
}

type Props = { said: string; words: Words };

/** '' is an address that belongs to no sign-in, which has words of ours. */
export function Refusal({ said, words }: Props) {
  const { connections } = words;
  if (said === '') return <Notice tone="bad">{connections.gone}</Notice>;
  return (
    <Notice tone="bad">
      <p>{connections.refused}</p>
      <Failure text={said} words={words} />
    </Notice>
  );
}
