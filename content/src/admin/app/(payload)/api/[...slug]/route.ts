import config from '../../../../payload-config.ts';
import { answerApi } from '../../../../server/answer-api.ts';

const answer = (request: Request) => answerApi({ config, request });

export { answer as DELETE, answer as GET, answer as OPTIONS, answer as PATCH, answer as POST, answer as PUT };
