import { previewResponse } from '../preview-image';

/** The picture of every page without one of its own; made once, when the application is built. */
export const dynamic = 'force-static';

export const GET = () =>
  previewResponse('', () => ({
    kicker: 'Haus und Wohnung verkaufen',
    title: 'Was ist Ihre Immobilie wert?',
    drawing: '',
  }));
