import { PageLink } from '@/components/ui/page-link';
import type { OfferedPlace } from '@/lib/prices/find';

export function PlaceLinks({ places }: { places: readonly OfferedPlace[] }) {
  return (
    <ul aria-label="Immobilienpreise nach Ort" className="mt-4 max-w-2xl border-b border-line">
      {places.map(({ path, title, summary }) => (
        <li key={path} className="group relative border-t border-line py-3">
          <PageLink
            href={path}
            className="text-lg font-semibold decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {title}
          </PageLink>
          <p className="text-base text-muted">{summary}</p>
        </li>
      ))}
    </ul>
  );
}
