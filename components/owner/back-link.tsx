import { ArrowLeftIcon } from 'lucide-react';
import { IntentLink } from '@/components/ui/intent-link';

/** Leads back to the request. */
export function BackLink({ href }: { href: string }) {
  return (
    <IntentLink
      href={href}
      className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-md px-2 font-semibold text-petrol underline-offset-4 hover:underline"
    >
      <ArrowLeftIcon />
      Meine Anfrage
    </IntentLink>
  );
}
