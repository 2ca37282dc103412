import type { ReactNode } from 'react';
import type { Served } from '@/components/forms/use-served-form';
import type { Operation } from './operations';
import { PermissionForm } from './permission-form';
import { SaleState } from './sale-state';
import type { OwnSale } from '@/lib/requests/owner/sale';

interface PermissionSectionProps {
  givenAt?: Date;
  sale?: OwnSale;
  how: (operation: Operation) => Served;
  /** What was just done about it */
  outcome?: ReactNode;
}

/** The way to an agent, in the browser that has sent the request: permitted, or withdrawn again. */
export function PermissionSection({ givenAt, sale, how, outcome }: PermissionSectionProps) {
  return (
    <section aria-labelledby="maklerbuero" className="border-t-2 border-ink pt-6 print:hidden">
      <h2 id="maklerbuero" className="text-2xl">
        Kontakt zu einem Maklerbüro
      </h2>
      {outcome}
      {givenAt && sale ? (
        <SaleState sale={sale} givenAt={givenAt} how={how} />
      ) : (
        <PermissionForm how={how('erlauben')} />
      )}
    </section>
  );
}
