/*
 * What the clipboard holds as text/html after copying in each program, shortened to one of each kind: the marks, classes,
 * comments and order are the program's own. Word: its filtered and unfiltered HTML of lists (`mso-list`, `MsoListParagraph`,
 * conditional comments), as Word 2016 to 365 write it on Windows and, with its own head and no VML, on a Mac. Google: spans
 * with inline styles in one `b` that is none, inner lists beside their item. LibreOffice 7: HTML 4 with `font` and `western`.
 */

interface PastedSample {
  program: string;
  html: string;
  /** What is meant by it, in the tags of rich texts. */
  meant: string;
  hasPictures: boolean;
}

const wordItem = (place: string, level: number, list: number, marker: string, words: string) =>
  `<p class=MsoListParagraph${place} style='margin-left:${36 * level}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l${list} level${level} lfo${list + 1}'>` +
  `<![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${marker}` +
  `<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;

const wordBody = `<body lang=EN-GB link="#0563C1" vlink="#954F72" style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->

<p class=MsoTitle>Lakes of the region<o:p></o:p></p>

<h2 style='mso-list:none'><span style='font-family:"Calibri Light",sans-serif;color:#2F5496'>What we <b>offer</b><o:p></o:p></span></h2>

<p class=MsoNormal>Words that are <b style='mso-bidi-font-weight:normal'>bold</b>, <i>slanted</i> and <u>underlined</u>,
on a <span style='background:yellow;mso-highlight:yellow'>yellow</span> ground.<br>
A new line, and <a href="https://lakes.example/call"><span style='color:#0563C1'><u>a link</u></span></a>.<span
class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[AO1]</a></span></span><o:p></o:p></p>

<p class=MsoNormal><o:p>&nbsp;</o:p></p>

${wordItem('CxSpFirst', 1, 0, '·', 'Water')}
${wordItem('CxSpMiddle', 2, 0, 'o', 'Sweet')}
${wordItem('CxSpLast', 1, 0, '·', '<b>Soil</b>')}
${wordItem('CxSpFirst', 1, 1, '1.', 'Write')}
${wordItem('CxSpLast', 1, 1, '2.', 'Send')}

<p class=MsoQuote>Measure twice.<o:p></o:p></p>

<p class=MsoNormal dir=RTL style='text-align:right;direction:rtl;unicode-bidi:embed'><span lang=AR-SA
style='font-family:"Arial",sans-serif'>تُقبل الطلبات <b>بالعربية</b> أيضًا.</span><span dir=LTR></span><o:p></o:p></p>
`;

const wordMeant =
  '<h2>Lakes of the region</h2><h2>What we offer</h2>' +
  '<p>Words that are <b>bold</b>, <i>slanted</i> and <u>underlined</u>, on a yellow ground.<br>A new line, and <a href="https://lakes.example/call">a link</a>.</p>' +
  '<ul><li>Water<ul><li>Sweet</li></ul></li><li><b>Soil</b></li></ul><ol><li>Write</li><li>Send</li></ol>' +
  '<blockquote><p>Measure twice.</p></blockquote><p>تُقبل الطلبات <b>بالعربية</b> أيضًا.</p>';

const googleSpan = (style: string, words: string) =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-variant:normal;vertical-align:baseline;white-space:pre-wrap;${style}">${words}</span>`;
const googlePlain = 'font-weight:400;font-style:normal;text-decoration:none;';
const googleItem = (level: number, words: string) =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation">${googleSpan(googlePlain, words)}</p></li>`;

export const pastedSamples: readonly PastedSample[] = [
  {
    program: 'Word on Windows',
    html: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/AMINA~1/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- /* Font Definitions */ @font-face {font-family:Calibri;} p.MsoNormal {margin:0cm;font-size:11.0pt;} --></style>
<!--[if gte mso 10]><style> /* Style Definitions */ table.MsoNormalTable {mso-style-name:"Table Normal";}</style><![endif]--></head>
${wordBody}
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse'>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=301 valign=top style='width:225.4pt;border:solid windowtext 1.0pt'><p class=MsoNormal>Spring<o:p></o:p></p></td><td width=301 valign=top><p class=MsoNormal><b>March</b><o:p></o:p></p></td></tr>
</table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Picture_x0020_1" type="#_x0000_t75" style='width:30pt;height:30pt'><v:imagedata src="file:///C:/Users/AMINA~1/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png" o:title=""/></v:shape><![endif]--><![if !vml]><img width=40 height=40 src="file:///C:/Users/AMINA~1/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png" alt="A dam" v:shapes="Picture_x0020_1"><![endif]><o:p></o:p></p>
<!--EndFragment-->
<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><p class=MsoCommentText>Ask the library.</p></div></div>
</body></html>`,
    meant: `${wordMeant}<p>Spring · <b>March</b></p>`,
    hasPictures: true,
  },
  {
    program: 'Word on a Mac',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns:m="http://schemas.microsoft.com/office/2004/12/omml" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15"><meta name=Originator content="Microsoft Word 15">
<link rel=File-List href="file:////Users/amina/Library/Group%20Containers/UBF8T346G9.Office/TemporaryItems/msohtmlclip/clip_filelist.xml">
<style><!-- @font-face {font-family:"Cambria Math";} --></style></head>
${wordBody}<!--EndFragment--></body></html>`,
    meant: wordMeant,
    hasPictures: false,
  },
  {
    program: 'Google Docs',
    html:
      `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-4e1c5a0e-7fff-1234-abcd-0123456789ab">` +
      `<h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;">${googleSpan('font-weight:700;font-style:normal;text-decoration:none;', 'What we offer')}</h2>` +
      `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${googleSpan(googlePlain, 'Words that are ')}${googleSpan('font-weight:700;font-style:normal;text-decoration:none;', 'bold')}${googleSpan(googlePlain, ', ')}${googleSpan('font-weight:400;font-style:italic;text-decoration:none;', 'slanted')}${googleSpan(googlePlain, ' and ')}${googleSpan('font-weight:400;font-style:normal;text-decoration:underline;-webkit-text-decoration-skip:none;', 'underlined')}${googleSpan(googlePlain, '.')}${googleSpan(googlePlain, '<br>')}<a href="https://lakes.example/call" style="text-decoration:none;">${googleSpan('font-weight:400;font-style:normal;text-decoration:underline;', 'A link')}</a></p><br />` +
      `<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${googleItem(1, 'Water')}<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${googleItem(2, 'Sweet')}</ul>${googleItem(1, 'Soil')}</ul>` +
      `<p dir="rtl" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${googleSpan(googlePlain, 'تُقبل الطلبات ')}${googleSpan('font-weight:700;font-style:normal;text-decoration:none;', 'بالعربية')}</p>` +
      `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312"/><col width="312"/></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000000 1pt;"><p dir="ltr">${googleSpan(googlePlain, 'Spring')}</p></td><td><p dir="ltr">${googleSpan(googlePlain, 'March')}</p></td></tr></tbody></table></div>` +
      `<p dir="ltr"><span><span style="border:none;display:inline-block;overflow:hidden;width:40px;height:40px;"><img src="https://lh7-rt.example/docsz/AD_4nXd" width="40" height="40" style="margin-left:0px;margin-top:0px;" /></span></span></p></b><br class="Apple-interchange-newline">`,
    meant:
      '<h2>What we offer</h2><p>Words that are <b>bold</b>, <i>slanted</i> and <u>underlined</u>.<br><a href="https://lakes.example/call">A link</a></p>' +
      '<ul><li>Water<ul><li>Sweet</li></ul></li><li>Soil</li></ul><p>تُقبل الطلبات <b>بالعربية</b></p><p>Spring · March</p>',
    hasPictures: true,
  },
  {
    program: 'LibreOffice',
    html: `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN">
<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 7.6.4.1 (Linux)"/>
<style type="text/css">h2.western { font-family: "Liberation Serif", serif } p { line-height: 115%; margin-bottom: 0.25cm; background: transparent }</style></head>
<body lang="en-GB" link="#000080" vlink="#800000" dir="ltr"><h2 class="western">What we offer</h2>
<p style="line-height: 100%; margin-bottom: 0cm">Words that are <b>bold</b>, <i>slanted</i>
and <u>underlined</u>, <font color="#c9211e"><font face="Liberation Sans, sans-serif"><font size="2" style="font-size: 10pt">in red</font></font></font>.<br/>
<font color="#000080"><span lang="zxx"><u><a href="https://lakes.example/call">A link</a></u></span></font></p>
<p><br/>

</p>
<ul>
	<li><p style="margin-bottom: 0cm">Water</p>
	<ul>
		<li><p style="margin-bottom: 0cm">Sweet</p></li>
	</ul>
	</li>
	<li><p style="margin-bottom: 0cm">Soil</p></li>
</ul>
<ol>
	<li><p style="margin-bottom: 0cm">Write</p></li>
</ol>
<blockquote>Measure twice.</blockquote>
<p dir="rtl" align="right" style="line-height: 100%"><font face="Noto Sans Arabic"><span lang="ar-SA">تُقبل الطلبات <b>بالعربية</b></span></font></p>
</body></html>`,
    meant:
      '<h2>What we offer</h2><p>Words that are <b>bold</b>, <i>slanted</i> and <u>underlined</u>, in red.<br><a href="https://lakes.example/call">A link</a></p>' +
      '<ul><li>Water<ul><li>Sweet</li></ul></li><li>Soil</li></ul><ol><li>Write</li></ol><blockquote><p>Measure twice.</p></blockquote><p>تُقبل الطلبات <b>بالعربية</b></p>',
    hasPictures: false,
  },
];
