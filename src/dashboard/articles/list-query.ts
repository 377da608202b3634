import { articleTypes } from '../../../schema/contracts/content.ts';
import type { ApprovalStatus } from '../../../schema/tables/articles.ts';
import type { ApprovalCounts } from '../../domain/content/desk/approval-counts.ts';
import type { DeskOrder } from '../../domain/content/desk/list-desk.ts';

export const orders = ['changed', 'oldest', 'title'] as const satisfies readonly DeskOrder[];

/** The tabs, with what stands under each; what was approved by exception was approved. */
export const tabs = {
  all: undefined,
  submitted: ['submitted'],
  escalated: ['escalated'],
  approved: ['approved', 'overridden'],
  rejected: ['rejected'],
  none: ['none'],
} as const satisfies Record<string, readonly ApprovalStatus[] | undefined>;

export type TabName = keyof typeof tabs;
export const tabNames = Object.keys(tabs) as TabName[];

export type ListQuery = {
  tab: TabName;
  title: string;
  type: (typeof articleTypes)[number] | undefined;
  order: DeskOrder;
};

/** What the address asks for; a value that is none is as if it were not there. */
export function readListQuery(params: URLSearchParams): ListQuery {
  return {
    tab: tabNames.find((name) => name === params.get('tab')) ?? 'all',
    title: (params.get('q') ?? '').trim().slice(0, 200),
    type: articleTypes.find((name) => name === params.get('type')),
    order: orders.find((name) => name === params.get('order')) ?? 'changed',
  };
}

/** The part of an address that asks for it, without what goes without saying. */
export function searchOf({ tab, title, type, order }: ListQuery): string {
  const params = new URLSearchParams();
  if (tab !== 'all') params.set('tab', tab);
  if (title !== '') params.set('q', title);
  if (type) params.set('type', type);
  if (order !== 'changed') params.set('order', order);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

export function countOf(tab: TabName, counts: ApprovalCounts): number {
  return tab === 'approved' ? counts.approved + counts.overridden : counts[tab];
}
