import { type PageGroup, storePage } from '../page-group.ts';
import { downloadAudit } from './csv.ts';
import { showAudit } from './page.tsx';

const may = 'audit.read';

export const auditPages: PageGroup = [
  storePage({
    path: '/audit',
    may,
    get: showAudit,
    examples: ['', '?what=article', '?what=webhook&from=2020-01-01&to=2020-01-02'],
  }),
  storePage({ path: '/audit/csv', may, post: downloadAudit, isNoPage: true }),
];
