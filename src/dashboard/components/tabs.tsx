export type Tab = { href: string; label: string; count?: string; isCurrent: boolean };

export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav class="tabs" aria-label={label}>
      {tabs.map((tab) => (
        <a key={tab.href} href={tab.href} aria-current={tab.isCurrent ? 'page' : undefined}>
          {tab.label}
          {tab.count !== undefined && <span>{tab.count}</span>}
        </a>
      ))}
    </nav>
  );
}
