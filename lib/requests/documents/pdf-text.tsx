import { Link, Text, type TextProps } from '@react-pdf/renderer';
import { look } from './look';
import { printable } from './printable';

type WordsProps = Pick<TextProps, 'style' | 'wrap' | 'minPresenceAhead'> & { children: string };

/** All text of a PDF but the page numbers goes through here: no character is without a glyph. */
export function PdfText({ children, style, ...text }: WordsProps) {
  return (
    <Text {...text} style={[look.text, ...[style ?? []].flat()]}>
      {printable(children)}
    </Text>
  );
}

/** An address that can be followed, shown as itself. */
export function Address({ href, children = href }: { href: string; children?: string }) {
  return (
    <Link src={href} style={[look.text, look.link]}>
      {printable(children)}
    </Link>
  );
}
