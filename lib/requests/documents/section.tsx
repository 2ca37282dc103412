import type { ReactNode } from 'react';
import { View } from '@react-pdf/renderer';
import { look } from './look';
import { PdfText } from './pdf-text';

interface SectionProps {
  heading: string;
  /** One or two sentences below the heading */
  intro?: string;
  children?: ReactNode;
}

/**
 * A heading with what belongs to it. Both stand in the page itself, not in a box of their own: only
 * then does the typesetter keep the heading from standing alone at the foot of a page.
 */
export function Section({ heading, intro, children }: SectionProps) {
  return (
    <>
      <View wrap={false} minPresenceAhead={76} style={{ marginTop: 19, marginBottom: 4 }}>
        <PdfText style={look.heading}>{heading}</PdfText>
        {intro && <PdfText style={[look.muted, { marginTop: 3 }]}>{intro}</PdfText>}
      </View>
      <View>{children}</View>
    </>
  );
}
