import { Fragment } from 'react';
import { PageLink } from '@/components/ui/page-link';
import { bindWords } from '@/lib/platform/format/bind-words';
import type { LegalText as Text } from '@/lib/legal/document';

/** `[label](address)`; with one group each, so that splitting leaves text, label, address, text, … */
const LINK = /\[([^\]]+)\]\(([^)]+)\)/;

/** A text with its links, and with spaces that do not break where a line break would read badly. */
export function LegalText({ text }: { text: Text }) {
  const parts = text.split(LINK);
  return parts.map((part, index) => {
    if (index % 3 === 0) return <Fragment key={index}>{bindWords(part)}</Fragment>;
    if (index % 3 === 2) return null;
    const address = parts[index + 1] ?? '';
    // Only pages of the portal are reached without loading everything anew.
    const Link = address.startsWith('/') ? PageLink : 'a';
    return (
      <Link key={index} href={address} className="text-petrol underline underline-offset-4">
        {bindWords(part)}
      </Link>
    );
  });
}
