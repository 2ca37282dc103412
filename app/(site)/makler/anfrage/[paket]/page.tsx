import { ArrowLeftIcon } from 'lucide-react';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Inquiry } from '@/components/agency-inquiry/inquiry';
import { InquiryNote } from '@/components/agency-inquiry/inquiry-note';
import { PageLink } from '@/components/ui/page-link';
import {
  findPackage,
  LEAD_PACKAGES,
  leadsLabel,
  type LeadPackage,
  type PackageId,
} from '@/lib/agencies/packages';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/platform/seo/metadata';
import type { Params } from '@/lib/platform/page';
import { submitPlainInquiry } from './actions';
import { TAX_NOTE } from '@/lib/agencies/constants';
import { formatEuros } from '@/lib/platform/format/number';
import { cn } from '@/lib/utils';

type InquiryPageProps = Params<'paket'>;

export const generateStaticParams = () => LEAD_PACKAGES.map(({ id }) => ({ paket: id }));

export async function generateMetadata({ params }: InquiryPageProps): Promise<Metadata> {
  const { paket } = await params;
  const name = findPackage(paket)?.name;
  return {
    ...pageMetadata({
      title: `Lead-Paket ${name} anfragen`,
      description: `Das Lead-Paket ${name} für Ihr Maklerbüro anfragen: Gebiet nennen, Angebot erhalten. Die Anfrage kostet nichts.`,
      path: routes.agencyInquiry(paket),
    }),
    robots: { index: false, follow: true },
  };
}

export default async function InquiryPage({ params }: InquiryPageProps) {
  const preset = findPackage((await params).paket);
  if (!preset) notFound();
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 sm:px-6 sm:pt-8">
      <PageLink
        href={routes.agencies}
        className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-md px-2 font-semibold text-petrol underline-offset-4 hover:underline"
      >
        <ArrowLeftIcon />
        Für Makler
      </PageLink>
      <h1 className="mt-4 text-4xl hyphens-auto sm:text-5xl">Lead-Paket anfragen</h1>
      <Inquiry
        preset={preset.id}
        plainAction={submitPlainInquiry}
        intro={
          <p className="mt-4 max-w-2xl text-lg">
            Nennen Sie uns Ihr Gebiet und wie wir Sie erreichen. Wir prüfen, was dort möglich ist,
            und machen Ihnen ein Angebot.
          </p>
        }
        summary={<PackageSummaries />}
        note={<InquiryNote />}
      />
    </div>
  );
}

const WHILE_CHOSEN: Record<PackageId, string> = {
  starter: 'group-has-[input[value=starter]:checked]/inquiry:visible',
  professional: 'group-has-[input[value=professional]:checked]/inquiry:visible',
  enterprise: 'group-has-[input[value=enterprise]:checked]/inquiry:visible',
};

/** All lie on top of each other, so that another choice moves nothing. */
function PackageSummaries() {
  return (
    <div className="grid">
      {LEAD_PACKAGES.map((entry) => (
        <Summary key={entry.id} {...entry} />
      ))}
    </div>
  );
}

function Summary(entry: LeadPackage) {
  const { id, name, monthlyPrice, features } = entry;
  return (
    <div className={cn('invisible col-start-1 row-start-1', WHILE_CHOSEN[id])}>
      <p className="font-serif text-2xl font-semibold">{name}</p>
      <p className="mt-2">
        <span className="mr-1 font-serif text-4xl font-semibold tabular-nums">
          {formatEuros(monthlyPrice)}
        </span>{' '}
        im Monat
      </p>
      <p className="text-base text-muted">{TAX_NOTE}</p>
      <ul className="mt-5 divide-y divide-line border-y border-line">
        {[`${leadsLabel(entry)} im Monat`, ...features].map((feature) => (
          <li key={feature} className="py-2">
            {feature}
          </li>
        ))}
      </ul>
    </div>
  );
}
