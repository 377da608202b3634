import { examineInstallation } from '../../domain/operator/examine.ts';
import { Badge } from '../components/badge.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { page } from '../html.tsx';
import type { PersonVisit } from '../visit.ts';

/** What `forecourt doctor` finds, in its own words. */
export async function showDoctor(visit: PersonVisit): Promise<Response> {
  const { operator } = visit.words;
  const findings = await examineInstallation(visit.ctx);
  const wrong = findings?.filter(({ ok }) => !ok).length ?? 0;
  return page(
    visit,
    { title: operator.doctorTitle, place: null },
    <>
      <PageHead
        title={operator.doctorTitle}
        subtitle={operator.doctorText}
        back={{ href: '/app/operator', label: operator.title }}
      />
      {findings === null ? (
        <Notice tone="bad">{operator.doctorFailed}</Notice>
      ) : (
        <>
          <Notice tone={wrong > 0 ? 'warn' : 'ok'}>
            {wrong > 0 ? operator.found(wrong) : operator.allFine}
          </Notice>
          <ul class="card rows">
            {findings.map(({ name, ok, message }) => (
              <li key={name}>
                <div lang="en">
                  <strong>{named(name)}</strong>
                  <p class="quiet small">{message}</p>
                </div>
                <Badge tone={ok ? 'ok' : 'bad'}>{ok ? operator.fine : operator.mend}</Badge>
              </li>
            ))}
          </ul>
        </>
      )}
    </>,
  );
}

/** "data-folder" is "Data folder". */
function named(check: string): string {
  return check.charAt(0).toUpperCase() + check.slice(1).replaceAll('-', ' ');
}
