import { onPress } from '@/components/ui/page-events';

/** Keeps a question under the finger that has opened it, while the one above it closes. */
export function holdQuestions(): void {
  onPress('details[name] > summary', (question) => {
    const { top } = question.getBoundingClientRect();
    // After the browser has opened the one and closed the other.
    requestAnimationFrame(() => scrollBy(0, question.getBoundingClientRect().top - top));
  });
}
