import { deflateSync, crc32 } from 'node:zlib';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type SharpFactory from 'sharp';
import { endpoints } from '@scholars/contract/endpoints';
import { sampleOf } from '@scholars/contract/tests/call-samples';
import { cmsFolder } from './places.js';

export const sharp = createRequire(join(cmsFolder, 'package.json'))('sharp') as typeof SharpFactory;

/** What a form sends: texts, and files as bytes with the name and type that the sender claims. */
export interface Sent {
  bytes: Buffer;
  name?: string;
  type?: string;
}
export type Fields = Record<string, string | Sent | undefined>;

export function buildFellow(changes: Fields = {}): FormData {
  return buildForm({
    fullName: 'Amina Otieno',
    emailAddress: 'amina@lakeside.example',
    phoneNumber: '+254 711550142',
    currentLocation: 'KE',
    currentTitle: 'Senior Lecturer',
    currentInstitution: 'Lakeside University',
    ...changes,
  });
}

export function buildIntake(changes: Fields = {}): FormData {
  return buildForm({
    fullName: 'Amina Otieno',
    emailAddress: 'amina@lakeside.example',
    phoneNumber: '+254 711550142',
    preferredDepartureDate: '2099-03-01',
    preferredReturnDate: '2099-03-08',
    preferredAirport: 'Kisumu (KIS)',
    specialTravelRequirements: 'None',
    passportDocument: { bytes: buildPdf(), name: 'passport.pdf', type: 'application/pdf' },
    ...changes,
  });
}

/** A member's travel request. */
export function buildTravelRequest(changes: Fields = {}): FormData {
  return buildIntake({ country: 'KE', purpose: 'A lecture at the annual gathering', ...changes });
}

/** A contact message as JSON, without its captcha. */
export function buildMessage(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    fullName: 'Amina Otieno',
    emailAddress: 'amina@lakeside.example',
    phoneNumber: '+254 711550142',
    subject: 'A question',
    message: 'May I bring a colleague?\nShe reads Arabic.',
    ...changes,
  };
}

/** The request of an organization that wants to join, as JSON, without its captcha. */
export function buildRequest(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    organizationName: 'Lakeside University',
    type: 'university',
    country: 'Kenya',
    website: 'https://lakeside.example/about',
    contactName: 'Amina Otieno',
    contactTitle: 'Head of Research',
    emailAddress: 'amina@lakeside.example',
    phoneNumber: '',
    reason: 'We would like to offer two fellowships a year.',
    ...changes,
  };
}

/** The sample of a call that sends a form, as it travels; each of its files is a PDF. */
export function buildSample(name: string): FormData | object {
  const { body = {} } = sampleOf(name);
  if (!endpoints[name]?.multipart) return body;
  const fields = Object.entries(body).map(([field, value]) => [
    field,
    typeof value === 'object' ? { bytes: buildPdf(), name: `${field}.pdf`, type: 'application/pdf' } : value,
  ]);
  return buildForm(Object.fromEntries(fields) as Fields); // texts, but for the files
}

export function buildForm(fields: Fields): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (typeof value === 'string') form.append(field, value);
    else
      form.append(
        field,
        new Blob([new Uint8Array(value.bytes)], { type: value.type ?? 'application/octet-stream' }),
        value.name ?? 'file',
      );
  }
  return form;
}

/** A PDF of exactly so many bytes. */
export function buildPdf(size = 400): Buffer {
  const head = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n';
  const tail = '\ntrailer << /Root 1 0 R >>\n%%EOF\n';
  return Buffer.concat([Buffer.from(head), Buffer.alloc(size - head.length - tail.length, ' '), Buffer.from(tail)]);
}

const canvas = { create: { width: 60, height: 40, channels: 3 as const, background: '#264653' } };
export const buildPng = () => sharp(canvas).png().toBuffer();
export const buildGif = () => sharp(canvas).gif().toBuffer();
export const buildWebp = () => sharp(canvas).webp().toBuffer();

/** A JPEG of exactly so many bytes, padded behind its end. */
export async function buildJpeg(size?: number): Promise<Buffer> {
  const jpeg = await sharp(canvas).jpeg().toBuffer();
  return size === undefined ? jpeg : Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)]);
}

/** A photo that says where, when and by whom it was taken. */
export function buildTellingJpeg(secret: string): Promise<Buffer> {
  return sharp(canvas)
    .jpeg()
    .withExif({
      IFD0: { Artist: secret, Copyright: secret },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 17/1 0/1' },
    })
    .toBuffer();
}

/** A small PNG that needs gigabytes once it is opened: one bit a pixel. */
export function buildHugePng(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8); // 1 bit, grey
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);
export const html = Buffer.from('<!doctype html><html><body><script>alert(1)</script></body></html>');
export const exe = Buffer.concat([Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1'), Buffer.alloc(600)]);
