import { IconFlag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { countReports, listReports } from '#common/inquiries/reports/report-calls.js';
import { counted } from '#common/kernel/text.js';
import { INTERNAL_LIMITS } from '#common/kernel/limits.js';
import { apiQuery } from '../../app/queries.js';
import { Badge } from '../../ui/badges.js';
import { TextLink } from '../../ui/link.js';
import { adminPaths } from '../admin-paths.js';
import { dayText } from '../../app/moment-text.js';
import { Allowed } from '../session/allowed.js';

/** Notices with open reports. Every part of a screen uses the answer of one call, which the counter of the sidebar renews. */
export function useReported() {
  return useQuery({ ...apiQuery(countReports), staleTime: INTERNAL_LIMITS.adminPollMs }).data;
}

function useReportsOf(id: number) {
  return useReported()?.avisos.find(({ idInmuebles }) => idInmuebles === id);
}

/** Open reports of a notice, in its row of a list. */
export function ReportedBadge({ id }: { id: number }) {
  const found = useReportsOf(id);
  if (!found) return null;
  return (
    <Badge tone="danger" icon={<IconFlag aria-hidden="true" className="size-4" />}>
      {counted(found.cantidad, 'denuncia')}
    </Badge>
  );
}

/** The same on the page of the notice, with a link to them. */
export function ReportedNote({ id }: { id: number }) {
  const found = useReportsOf(id);
  if (!found) return null;
  return (
    <p className="mt-3 max-w-prose rounded-field bg-danger-soft px-4 py-3">
      <ReportedBadge id={id} /> {found.cantidad === 1 ? 'Es' : 'La última es'} del {dayText(found.ultima)}.{' '}
      <Allowed to={listReports}>
        <TextLink to={adminPaths.reports}>Leer y resolver</TextLink>
      </Allowed>
    </p>
  );
}
