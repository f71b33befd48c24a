import type { Icon } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { Card } from '../../ui/card.js';

interface ToolCardProps {
  title: string;
  text: ReactNode;
  icon: Icon;
  children: ReactNode;
}

/** A tool with its description and actions. */
export function ToolCard({ title, text, icon: ToolIcon, children }: ToolCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="flex h-full flex-col gap-4 p-5">
        <div className="flex items-start gap-4">
          <span
            aria-hidden="true"
            className="flex size-12 shrink-0 items-center justify-center rounded-full bg-primary-soft text-primary"
          >
            <ToolIcon className="size-6" />
          </span>
          <div className="min-w-0">
            <h2 id={id} className="text-xl">
              {title}
            </h2>
            <p className="mt-1 text-ink-muted">{text}</p>
          </div>
        </div>
        <div className="mt-auto flex flex-wrap items-center gap-3">{children}</div>
      </Card>
    </section>
  );
}
