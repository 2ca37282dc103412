import { toJsonLd, type StructuredData } from '@/lib/platform/seo/json-ld';

export function JsonLd({ entries }: { entries: readonly StructuredData[] }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(entries) }} />
  );
}
