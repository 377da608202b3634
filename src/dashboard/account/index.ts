import { personPage, type PageGroup } from '../page-group.ts';
import { changeTheme } from './theme.ts';

export const accountPages: PageGroup = [
  personPage({ path: '/app/account/theme', post: changeTheme }),
];
