import { View } from '@react-pdf/renderer';
import { formatClock } from '@/lib/platform/format/date';
import { look } from './look';
import { PdfText } from './pdf-text';

interface Entry {
  /** None for what holds all the time */
  at?: Date;
  title: string;
  details?: string[];
}

interface EntriesProps {
  entries: Entry[];
  /** Stands where there is none */
  none: string;
}

/** What happened, each with its moment in a column of its own. */
export function Entries({ entries, none }: EntriesProps) {
  if (entries.length === 0) return <PdfText>{none}</PdfText>;
  return entries.map(({ at, title, details = [] }, index) => (
    <View
      key={index}
      wrap={false}
      style={[look.hairline, { flexDirection: 'row', gap: 16, paddingVertical: 4 }]}
    >
      <PdfText style={[look.muted, { width: 100, flexShrink: 0 }]}>
        {at ? formatClock(at) : 'laufend'}
      </PdfText>
      <View style={{ flexGrow: 1, flexBasis: 0 }}>
        <PdfText>{title}</PdfText>
        {details.map((detail, line) => (
          <PdfText key={line} style={look.small}>
            {detail}
          </PdfText>
        ))}
      </View>
    </View>
  ));
}
