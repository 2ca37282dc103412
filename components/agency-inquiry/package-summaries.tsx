import { TAX_NOTE } from '@/lib/agencies/constants';
import {
  LEAD_PACKAGES,
  leadsLabel,
  type LeadPackage,
  type PackageId,
} from '@/lib/agencies/packages';
import { formatEuros } from '@/lib/platform/format/number';
import { cn } from '@/lib/utils';

const WHILE_CHOSEN: Record<PackageId, string> = {
  starter: 'group-has-[input[value=starter]:checked]/inquiry:visible',
  professional: 'group-has-[input[value=professional]:checked]/inquiry:visible',
  enterprise: 'group-has-[input[value=enterprise]:checked]/inquiry:visible',
};

/** All lie on top of each other, so that another choice moves nothing. */
export function PackageSummaries() {
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
