import sharp from 'sharp';
import { drawPicture } from '../src/platform/pictures/draw.js';

/** A drawn picture in place of a portrait. PNG. */
export function samplePhoto(name: string): Promise<Buffer> {
  return sharp(Buffer.from(drawPicture('avatar', name)))
    .png()
    .toBuffer();
}

export const samplePassport = (name: string): Buffer => samplePdf('SPECIMEN PASSPORT', name);
export const sampleCv = (name: string): Buffer => samplePdf('CURRICULUM VITAE', name);

/** A one-page PDF that says whose sample it is. Names outside Latin letters are left out: the built-in font has none. */
function samplePdf(title: string, name: string): Buffer {
  const shown = name
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[()\\]/g, '')
    .trim();
  const stream = `BT /F1 20 Tf 60 760 Td (${title}) Tj 0 -36 Td (${shown || 'Sample'}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((body, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const xref = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = pdf.length;
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${xref}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(pdf, 'latin1');
}
