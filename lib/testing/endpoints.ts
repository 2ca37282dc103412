import { brokerCallbackBody, callbackBody } from '@/lib/testing/callback-factory';
import { contactBody } from '@/lib/testing/contact-factory';
import { inquiryBody } from '@/lib/testing/inquiry-factory';
import { leadBody } from '@/lib/testing/lead-factory';
import { valuationBody } from '@/lib/testing/valuation-factory';

export interface Endpoint {
  path: string;
  valid: (overrides?: Record<string, unknown>) => Record<string, unknown>;
  /** A text field, of any kind if the form has one */
  text: string;
  optional: string[];
  answer: Record<string, unknown>;
}

export const VALUATIONS: Endpoint = {
  path: '/api/valuation-requests',
  valid: valuationBody,
  text: 'notes',
  optional: ['yearBuilt', 'rooms', 'condition', 'notes', 'marketingConsent'],
  answer: { valuationRequest: { estimatedValue: 348_600 } },
};

const CONTACTS: Endpoint = {
  path: '/api/contact-requests',
  valid: contactBody,
  text: 'message',
  optional: ['propertyType'],
  answer: { contactRequest: {} },
};

const LEADS: Endpoint = {
  path: '/api/ad-leads',
  valid: leadBody,
  text: 'additionalInfo',
  optional: ['yearBuilt', 'condition', 'additionalInfo', 'partnerConsent'],
  answer: { adLead: {} },
};

const BROKER_CALLBACKS: Endpoint = {
  path: '/api/callback-requests/makler',
  valid: brokerCallbackBody,
  text: 'phone',
  optional: [],
  answer: { callbackRequest: {} },
};

const INQUIRIES: Endpoint = {
  path: '/api/agent-inquiries',
  valid: inquiryBody,
  text: 'message',
  optional: ['message'],
  answer: { agentInquiry: {} },
};

const CALLBACKS: Endpoint = {
  path: '/api/callback-requests',
  valid: callbackBody,
  text: 'name',
  optional: ['preferredTime', 'propertyType', 'email'],
  answer: { callbackRequest: {} },
};

export const ENDPOINTS = [VALUATIONS, CONTACTS, LEADS, CALLBACKS, BROKER_CALLBACKS, INQUIRIES];
