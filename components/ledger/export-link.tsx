import { ButtonLink } from '@/components/ui/button-link';

/** Takes the proof along as a file: a download, which the browser fetches itself. */
export function ExportLink({ href }: { href: string }) {
  return (
    <ButtonLink className="mt-10" variant="outline" href={href} download>
      Nachweis als JSON exportieren
    </ButtonLink>
  );
}
