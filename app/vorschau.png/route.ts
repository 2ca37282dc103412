import { previewResponse } from '../preview-image';

export const dynamic = 'force-static';

export const GET = () =>
  previewResponse('', () => ({
    kicker: 'Haus und Wohnung verkaufen',
    title: 'Was ist Ihre Immobilie wert?',
    drawing: '',
  }));
