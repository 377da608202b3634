import { type PageGroup, storePage } from '../page-group.ts';
import type { PermittedDeed } from '../../may.ts';
import { showSettings } from './overview.tsx';
import { sendSection, showSection } from './section.tsx';
import { sendSiteForm, showSiteForm } from './site-form.tsx';
import { confirmDelete, deleteText } from './text-delete.tsx';
import { createText, newText, sendText, showText } from './text-form.tsx';
import { categories, elements, type TextKind, voices } from './text-kind.ts';
import { showTexts } from './text-list.tsx';

const may = 'settings.change';

export const settingsPages: PageGroup = [
  storePage({ path: '/settings', may, get: showSettings }),
  storePage({
    path: '/settings/profile',
    may,
    get: showSiteForm('profile'),
    post: sendSiteForm('profile'),
  }),
  storePage({
    path: '/settings/rules',
    may,
    get: showSiteForm('rules'),
    post: sendSiteForm('rules'),
  }),
  storePage({
    path: '/settings/plan',
    may: 'plan.change',
    get: showSiteForm('plan'),
    post: sendSiteForm('plan'),
  }),
  storePage({ path: '/settings/store/:section', may, get: showSection, post: sendSection }),
  ...textPages(voices, 'voice.change'),
  ...textPages(elements, 'element.change'),
  ...textPages(categories, 'category.change'),
];

function textPages(kind: TextKind, deed: PermittedDeed): PageGroup {
  const list = `/settings/${kind.name}`;
  const own = `${list}/:${kind.one}`;
  return [
    storePage({ path: list, may: deed, get: showTexts(kind) }),
    storePage({ path: `${list}/new`, may: deed, get: newText(kind), post: createText(kind) }),
    storePage({ path: own, may: deed, get: showText(kind), post: sendText(kind) }),
    storePage({
      path: `${own}/delete`,
      may: deed,
      get: confirmDelete(kind),
      post: deleteText(kind),
    }),
  ];
}
