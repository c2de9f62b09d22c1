import type { JobListing, JobView, Locale } from '@keo/core/contract';
import { type AboutPage, type PageAbout, describe } from '../../../platform/http/page-head.ts';
import type { Platform } from '../../../platform/platform.ts';
import { RefusalError } from '../../../platform/http/refusal.ts';
import { sharedFor } from '../../../platform/http/shared-reads.ts';
import { say } from '../../../platform/texts/say.ts';
import type { JobsService } from './jobs.service.ts';

const listPages = { '/tasks': undefined, '/jobs': 'PROJECT' } as const;
const listed = 20;

const dong = (amount: number) => `${amount.toLocaleString('en-US')}đ`;

/** schema.org's JobPosting: paid by the task, to a person, in đồng. */
function toJobPosting(job: JobView, publicUrl: string): object {
  const { place } = job;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    identifier: { '@type': 'PropertyValue', name: 'Keo', value: job.id },
    url: `${publicUrl}/tasks/${job.slug}`,
    datePosted: job.publishedAt ?? job.createdAt,
    validThrough: job.expiresAt,
    employmentType: 'CONTRACTOR',
    hiringOrganization: {
      '@type': 'Person',
      name: job.author.displayName,
      url: `${publicUrl}/user/${job.author.id}`,
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'VND',
      value: { '@type': 'QuantitativeValue', value: job.price },
    },
    applicantLocationRequirements: { '@type': 'Country', name: 'VN' },
    ...(place.mode === 'REMOTE' && { jobLocationType: 'TELECOMMUTE' }),
    ...(place.mode === 'ONSITE' && {
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressCountry: 'VN',
          addressRegion: `VN-${place.provinceCode ?? ''}`,
        },
      },
    }),
  };
}

const toItemList = (jobs: readonly JobListing[], publicUrl: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: jobs.map(({ slug, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: `${publicUrl}/tasks/${slug}`,
  })),
});

/** HTML for search engines and link previews. */
export function createJobPages({
  jobs,
  publicUrl,
  shared,
}: Pick<Platform, 'publicUrl' | 'shared'> & { jobs: Pick<JobsService, 'info' | 'list'> }): AboutPage {
  const share = shared<PageAbout | null>(sharedFor);
  const aboutOne = async (slug: string, locale: Locale): Promise<PageAbout | null> => {
    try {
      const job = await jobs.info(slug, null);
      const money = say(locale, job.kind === 'QUICK' ? 'page.quick' : 'page.project', {
        amount: dong(job.price),
      });
      return {
        title: job.title,
        description: describe(`${money} ${job.description}`),
        canonical: `/tasks/${job.slug}`,
        ...(job.state === 'OPEN' && { data: toJobPosting(job, publicUrl) }),
      };
    } catch (error) {
      if (error instanceof RefusalError) return null;
      throw error;
    }
  };

  const aboutList = async (path: keyof typeof listPages, locale: Locale): Promise<PageAbout> => {
    const kind = listPages[path];
    const { list, total } = await jobs.list({ pageNum: 1, pageSize: listed, kind });
    return {
      title: say(locale, kind ? 'page.projects' : 'page.tasks'),
      description: describe(
        say(locale, 'page.catalogue', {
          total,
          titles: list
            .slice(0, 3)
            .map(({ title }) => title)
            .join(' · '),
        }),
      ),
      data: toItemList(list, publicUrl),
    };
  };

  return async ({ page, params: { slug }, canonical }, locale) => {
    const key = `${locale} ${canonical}`;
    if (slug !== undefined) return share(key, () => aboutOne(slug, locale));
    const path = page?.path;
    if (path !== '/tasks' && path !== '/jobs') return undefined;
    return share(key, () => aboutList(path, locale));
  };
}
