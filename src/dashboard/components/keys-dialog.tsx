import type { Words } from '../words/index.ts';
import { Dialog } from './dialog.tsx';

/** What `app.ts` listens to. Keys after a blank are pressed one after the other. */
const keys: readonly [string, keyof Words['account']['keys']][] = [
  ['/', 'search'],
  ['j', 'next'],
  ['k', 'previous'],
  ['Enter', 'open'],
  ['g t', 'today'],
  ['g a', 'articles'],
  ['g l', 'leads'],
  ['g v', 'vehicles'],
  ['a', 'approve'],
  ['r', 'reject'],
  ['z', 'undo'],
  ['?', 'help'],
];

/** Opened by `?`, and from the account. */
export function KeysDialog({ words, isOn }: { words: Words; isOn: boolean }) {
  const { account, common } = words;
  return (
    <Dialog id="keys" title={account.keysTitle} close={common.close}>
      <p class="quiet">{isOn ? account.keysText : account.keysOff}</p>
      <dl class="keys">
        {keys.map(([pressed, name]) => (
          <div key={name}>
            <dt>
              {pressed.split(' ').map((key, at) => (
                <>
                  {at > 0 && <span class="quiet small"> {account.andThen} </span>}
                  <kbd>{key}</kbd>
                </>
              ))}
            </dt>
            <dd>{account.keys[name]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
