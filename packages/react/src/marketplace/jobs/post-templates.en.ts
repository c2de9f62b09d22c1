import type { postTemplatesVi } from './post-templates.vi.ts';

export const postTemplatesEn: typeof postTemplatesVi = {
  'thiet-ke': {
    title: 'Design … for …',
    description:
      'I need a design of … for …\nThe style I have in mind: …\nSizes and file formats: …\nIt is good when: it says what I sent, the source file can be edited, and pictures and fonts may be used commercially.',
    proofs: [
      { title: 'A preview', types: ['IMAGE'], minFiles: '1' },
      { title: 'The source file', types: ['FILE', 'LINK'], minFiles: '' },
    ],
  },
  'viet-dich': {
    title: 'Write … words about …',
    description:
      'Subject: …\nReaders: …\nLength: … words. Tone: …\nIt is good when: it is written anew, not copied and not translated by a machine, without spelling mistakes.',
    proofs: [{ title: 'The finished text', types: ['FILE', 'LINK'], minFiles: '' }],
  },
  'lap-trinh': {
    title: 'Build … with …',
    description:
      'What to build: …\nTechnology: … Code there is already: …\nIt is good when: it runs by these steps: …\nHand over: the source code and how to set it up.',
    proofs: [
      { title: 'The source code', types: ['LINK', 'FILE'], minFiles: '' },
      { title: 'How to set it up and try it', types: ['TEXT'], minTextLen: '100' },
    ],
  },
  'nhap-lieu': {
    title: 'Enter … rows from … into …',
    description:
      'Where the data is: … (see the attached file)\nEnter it into: … with the columns: …\nIt is good when: all … rows are there, at most 1% of them wrong, Vietnamese accents kept.',
    proofs: [{ title: 'The filled table', types: ['LINK', 'FILE'], minFiles: '' }],
  },
  marketing: {
    title: 'Write … posts for the page …',
    description:
      'Product or page: …\nCustomers: …\nWhat to do: … posts, each with …\nIt is good when: it has the tone of the page; no bought reactions, no false reviews.',
    proofs: [{ title: 'The finished posts', types: ['FILE', 'LINK'], minFiles: '' }],
  },
  'video-anh': {
    title: 'Edit … videos of … seconds',
    description:
      'What the video shows: …\nFootage and sound: I send them / you bring …\nFormat: … Length: …\nIt is good when: the picture is clear, the sound even, and the music may be used.',
    proofs: [
      { title: 'The finished video', types: ['VIDEO', 'LINK'], minFiles: '' },
      { title: 'The project file', types: ['FILE', 'LINK'], minFiles: '' },
    ],
  },
  'kiem-thu': {
    title: 'Try … on …',
    description:
      'App or page to try: …\nDevices: …\nSteps: 1. … 2. … 3. …\nIt is good when: all steps were taken, and what fails, is slow or hard to understand is written down.',
    proofs: [
      { title: 'A screenshot of each step', types: ['IMAGE'], minFiles: '3', mustBeFresh: true },
      { title: 'What went wrong, or “nothing”', types: ['TEXT'], minTextLen: '50' },
    ],
  },
  'gan-nhan': {
    title: 'Label … pictures of …',
    description:
      'Data: … items, see the examples in the attached file.\nLabels: …\nWhere you are not sure: …\nIt is good when: all are labelled, at most 3% of a random sample wrong.',
    proofs: [{ title: 'The file with the labels', types: ['FILE', 'LINK'], minFiles: '' }],
  },
  'thuc-dia': {
    title: 'Photograph … at …',
    description:
      'Where to go: …\nWhat to do there: …\nWhen it suits: …\nIt is good when: the pictures are clear, taken on the day, with the sign in sight.',
    proofs: [{ title: 'Pictures on site', types: ['IMAGE'], minFiles: '3', mustBeFresh: true }],
  },
  'giup-viec': {
    title: 'Repair … at a home in …',
    description:
      'What to do: …\nTools and material: I have … / you bring …\nWhen it suits: …\nIt is good when: … works as it should, and the place is left clean.',
    proofs: [{ title: 'Pictures before and after', types: ['IMAGE'], minFiles: '2', mustBeFresh: true }],
  },
  'ke-toan': {
    title: 'Prepare … of quarter … for …',
    description:
      'Business: household business / company …\nWhat to do: … for the period …\nPapers: about …\nIt is good when: the numbers match the papers, on the forms in force.',
    proofs: [{ title: 'The finished return or sheet', types: ['FILE', 'PDF'], minFiles: '1' }],
  },
};
