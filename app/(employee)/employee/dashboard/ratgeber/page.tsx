import type { Metadata } from 'next';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { PageTitle } from '@/components/admin/frame/page-title';
import { StateLabel } from '@/components/admin/guides/state-label';
import { ListFilter } from '@/components/admin/list-filter';
import { Pagination } from '@/components/admin/queue/pagination';
import { ButtonLink } from '@/components/ui/button-link';
import { DataTable } from '@/components/ui/data-table';
import { PageLink } from '@/components/ui/page-link';
import { namingEmployees } from '@/lib/auth/service';
import { employeeRoutes } from '@/lib/employee-routes';
import { GUIDE_STATES, STATE_LABELS } from '@/lib/guides/editing/guide-text';
import {
  type GuideQuery,
  type ListedGuide,
  listGuides,
  LONGEST_GUIDE_SEARCH,
  parseGuideQuery,
} from '@/lib/guides/editing/list';
import { formatClock, formatPartialDate } from '@/lib/platform/format/date';
import { formatNumber } from '@/lib/platform/format/number';
import type { PageQuery } from '@/lib/platform/page';

export const metadata: Metadata = { title: 'Ratgeber' };

const STATES = [
  { value: '', label: 'Alle' },
  ...GUIDE_STATES.map((value) => ({ value, label: STATE_LABELS[value] })),
];

function hrefOf({ search, state }: GuideQuery, page: number): string {
  const values = { suche: search, zustand: state === 'all' ? '' : state, seite: String(page) };
  const parameters = new URLSearchParams(Object.entries(values).filter(([, value]) => value));
  return `${employeeRoutes.guides}?${parameters.toString()}`;
}

function rowOf(guide: ListedGuide, nameOf: (id: number) => string) {
  const { id, title, category, asOf, changedBy, changedAt, views } = guide;
  return {
    key: id,
    cells: [
      <PageLink
        key="guide"
        href={employeeRoutes.guide(id)}
        className="block min-w-48 py-1 wrap-anywhere underline underline-offset-4 hover:text-petrol"
      >
        {title}
      </PageLink>,
      <StateLabel key="state" {...guide} />,
      category,
      asOf ? formatPartialDate(asOf) : 'fehlt',
      <>
        {formatClock(changedAt)}
        <span className="block text-muted">
          {changedBy === null ? 'aus der Datei' : nameOf(changedBy)}
        </span>
      </>,
      formatNumber(views),
    ],
  };
}

export default async function EditedGuidesPage({ searchParams }: PageQuery) {
  await requireEmployee('guides');
  const query = parseGuideQuery(await searchParams);
  const { guides, page, pages } = await listGuides(query);
  const nameOf = await namingEmployees(guides.map(({ changedBy }) => changedBy));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageTitle>Ratgeber</PageTitle>
        <ButtonLink href={employeeRoutes.newGuide}>Neuer Ratgeber</ButtonLink>
      </div>
      <ListFilter
        action={employeeRoutes.guides}
        search={{
          name: 'suche',
          label: 'Worte aus Titel, Zusammenfassung oder Text',
          value: query.search,
          maxLength: LONGEST_GUIDE_SEARCH,
        }}
        state={{
          name: 'zustand',
          options: STATES,
          value: query.state === 'all' ? '' : query.state,
        }}
      />
      {guides.length === 0 ? (
        <p className="mt-6">Kein Ratgeber entspricht dieser Suche.</p>
      ) : (
        <DataTable
          caption="Ratgeber"
          columns={['Titel', 'Zustand', 'Kategorie', 'Stand', 'Geändert', 'Gelesen']}
          rows={guides.map((guide) => rowOf(guide, nameOf))}
        />
      )}
      <Pagination page={page} pages={pages} hrefOf={(to) => hrefOf(query, to)} />
    </>
  );
}
