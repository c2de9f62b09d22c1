import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';

export type TabItem = {
  value: string;
  label: ReactNode;
  content: ReactNode;
  disabled?: boolean;
};

export type TabsProps = {
  label: string;
  /** Only the open panel is rendered. */
  tabs: readonly TabItem[];
  /** Controlled. */
  value: string;
  onValueChange: (value: string) => void;
};

export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  return (
    <Radix.Root className="keo-tabs" value={value} onValueChange={onValueChange}>
      <Radix.List className="keo-tabs__list" aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            className="keo-tabs__tab"
            value={tab.value}
            disabled={tab.disabled ?? false}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} className="keo-tabs__panel" value={tab.value}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
