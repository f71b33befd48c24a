import { escapeHtml } from '#common/kernel/escape-html.js';
import { OPTION_MESSAGES } from '#common/site/options/option-form.js';
import type { NoticeLevel, OptionValues } from '#common/site/options/site-options.js';

/** What the operator says on every page, before the application, which neither renders nor loads it; empty for nothing. */
export function noticeMarkup({ notice, closures }: OptionValues): string {
  const closed = (['publishing', 'inquiries'] as const).flatMap((what) =>
    closures[what] ? [line('danger', OPTION_MESSAGES.closed[what](closures[what]))] : [],
  );
  const lines = [...(notice.text ? [line(notice.level, notice.text)] : []), ...closed];
  return lines.length === 0
    ? ''
    : `<aside class="site-notice" aria-label="Aviso del sitio">${lines.join('')}</aside>`;
}

function line(level: NoticeLevel, text: string): string {
  return `<p data-level="${level}">${escapeHtml(text)}</p>`;
}
