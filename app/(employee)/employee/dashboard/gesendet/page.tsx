import type { Metadata } from 'next';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { Pagination } from '@/components/back-office/queue/pagination';
import { SentFilter } from '@/components/back-office/sent/sent-filter';
import { SentList } from '@/components/back-office/sent/sent-list';
import { sentWords } from '@/components/back-office/sent/sent-words';
import { parseSentQuery, sentHref } from '@/lib/back-office/sent/address';
import { listSent } from '@/lib/back-office/sent/service';

export const metadata: Metadata = { title: 'Gesendete Nachrichten' };

interface PageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function SentMailsPage({ searchParams }: PageProps) {
  await requireEmployee();
  const query = parseSentQuery(await searchParams);
  const { mails, ...found } = await listSent(query);
  const isNarrowed = query.search !== '' || query.state !== 'all';
  return (
    <>
      <h1 id="gesendet" tabIndex={-1} className="text-3xl outline-none">
        Gesendete Nachrichten
      </h1>
      <SentFilter {...query} />
      <p className="mt-6 mb-3 text-muted">{sentWords(found, isNarrowed)}</p>
      <SentList mails={mails} labelledBy="gesendet" />
      <Pagination
        page={found.page}
        pages={found.pages}
        hrefOf={(page) => sentHref({ ...query, page })}
      />
    </>
  );
}
