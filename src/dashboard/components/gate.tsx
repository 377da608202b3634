import type { ComponentChildren } from 'preact';
import { assetPaths } from '../assets/paths.ts';
import type { Words } from '../words/index.ts';
import { Icon } from './icon.tsx';

const icons = ['shield-check', 'car', 'book-open-check'] as const;

/** The page of whoever has not signed in: what this is to the left, what to do to the right. */
export function Gate({ words, children }: { words: Words; children: ComponentChildren }) {
  const { promise, points } = words.signIn;
  return (
    <div class="gate">
      <aside class="gate-side" aria-label="Forecourt">
        <span class="brand">
          <img src={assetPaths().logo} alt="" width={28} height={28} />
          Forecourt
        </span>
        <p class="promise">
          {promise.map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
        </p>
        <ul>
          {points.map((point, at) => (
            <li key={point}>
              <Icon name={icons[at] ?? 'check'} />
              {point}
            </li>
          ))}
        </ul>
      </aside>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
